import type { Metadata } from 'next'
import { ContactResultPage } from '@/components/site/contact/ContactResultPage'
import { ButtonLink } from '@/components/ui/Button'
import { currentPageLanguage } from '@/src/content/currentPageWords'
import { HOME_PATH } from '@/src/domain/urls/sitePaths'
import { getPayloadInstance } from '@/src/payload'
import {
  readKeepConsentToken,
  signKeepConsentOffer,
} from '@/src/plugins/retention/commands/keepConsentToken'
import { findApplicationWithConsent } from '@/src/plugins/retention/queries/internal/findApplicationWithConsent'
import { keepConsentState } from '@/src/plugins/retention/rules/keepConsent'
import { KEEP_CONSENT_TOKEN_PARAMETER } from '@/src/plugins/retention/rules/keepConsentPages'
import { KeepConsentForm } from '@/src/plugins/retention/site/KeepConsentForm'
import {
  keepConsentWords,
  resolveKeepConsentOffer,
} from '@/src/plugins/retention/words/keepConsentWords'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { readCachedKeepConsentSettings } from '../../../cache'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const { title } = keepConsentWords[await currentPageLanguage()]
  return { title, robots: { index: false }, referrer: 'no-referrer' }
}

/** The page of a link with which a candidate gives or withdraws a consent. */
export default async function KeepConsentPage({ searchParams }: Props) {
  const language = await currentPageLanguage()
  const words = keepConsentWords[language]
  const token = (await searchParams)[KEEP_CONSENT_TOKEN_PARAMETER]
  const payload = await getPayloadInstance()
  const linked = readKeepConsentToken(payload, token)
  const application = linked && (await findApplicationWithConsent(payload, linked))
  if (!application || typeof token !== 'string') {
    return (
      <ContactResultPage title={words.invalidTitle}>
        <p>{words.invalidText}</p>
        <p>
          <ButtonLink href={HOME_PATH}>{words.backHome}</ButtonLink>
        </p>
      </ContactResultPage>
    )
  }
  const offer = resolveKeepConsentOffer(await readCachedKeepConsentSettings(language), language)
  return (
    <KeepConsentForm
      application={application}
      offer={{ text: offer.text, signed: signKeepConsentOffer(payload, offer) }}
      state={keepConsentState(application, new Date())}
      timezone={await readSiteTimezone(payload)}
      token={token}
    />
  )
}
