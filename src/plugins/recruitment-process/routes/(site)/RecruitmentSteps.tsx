import { Section } from '@/components/ui/Section'
import type { OfferSection, OfferSectionProps } from '@/src/app/offerSection'
import { pageLanguage } from '@/src/content/pageWords'
import { langAttribute, OFFER_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { cachedGeneralSteps, cachedOfferSteps, cachedReplyDelay } from '../../cache'
import { StepList } from '../../site/StepList'
import { processWords } from '../../words/processWords'

const HEADING_ID = 'titre-etapes-recrutement'

/** Renders the steps of the recruitment for this offer. */
async function RecruitmentSteps({ slug, place }: OfferSectionProps) {
  const language = await pageLanguage()
  const own = (await cachedOfferSteps(language, slug)) ?? []
  const steps = own.length > 0 ? own : await cachedGeneralSteps(language)
  if (steps.length === 0) return null
  const words = processWords[language]
  const days = await cachedReplyDelay()
  const list = (
    <StepList
      headingId={HEADING_ID}
      heading={words.heading}
      steps={steps}
      delay={days === null ? null : words.medianDelay(days)}
      lang={own.length > 0 ? langAttribute(language, OFFER_LANGUAGE) : undefined}
      isWide={place === 'offer'}
    />
  )
  return place === 'sent' ? list : <Section labelledBy={HEADING_ID}>{list}</Section>
}

export const recruitmentSteps: OfferSection = {
  name: 'recruitment-steps',
  Section: RecruitmentSteps,
}
