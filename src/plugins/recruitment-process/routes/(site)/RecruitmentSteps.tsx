import { Section } from '@/components/ui/Section'
import type { OfferPluginSection, OfferPluginSectionProps } from '@/src/app/offerPluginSection'
import { currentPageLanguage } from '@/src/content/currentPageWords'
import { langAttribute, OFFER_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { findCachedGeneralSteps, findCachedOfferSteps, readCachedReplyDelay } from '../../cache'
import { RecruitmentStepList } from '../../site/RecruitmentStepList'
import { recruitmentProcessWordsByLanguage } from '../../words/recruitmentProcessWordsByLanguage'

const STEPS_HEADING_ID = 'titre-etapes-recrutement'

/** Renders the steps of the recruitment for this offer. */
async function RecruitmentSteps({ slug, place }: OfferPluginSectionProps) {
  const language = await currentPageLanguage()
  const own = (await findCachedOfferSteps(language, slug)) ?? []
  const steps = own.length > 0 ? own : await findCachedGeneralSteps(language)
  if (steps.length === 0) return null
  const words = recruitmentProcessWordsByLanguage[language]
  const days = await readCachedReplyDelay()
  const list = (
    <RecruitmentStepList
      headingId={STEPS_HEADING_ID}
      heading={words.heading}
      steps={steps}
      delay={days === null ? null : words.medianDelay(days)}
      lang={own.length > 0 ? langAttribute(language, OFFER_LANGUAGE) : undefined}
      isWide={place === 'offer'}
    />
  )
  return place === 'sent' ? list : <Section labelledBy={STEPS_HEADING_ID}>{list}</Section>
}

export const recruitmentSteps: OfferPluginSection = {
  name: 'recruitment-steps',
  Section: RecruitmentSteps,
}
