import type { Metadata } from 'next'
import { ContactResultPage } from '@/components/site/contact/ContactResultPage'
import { ButtonLink } from '@/components/ui/Button'
import { pageLanguage } from '@/src/content/pageWords'
import { HOME_PATH } from '@/src/domain/urls/sitePaths'
import { payloadInstance } from '@/src/payload'
import {
  readKeepConsentToken,
  signKeepConsentOffer,
} from '@/src/plugins/retention/commands/keepConsentToken'
import { findConsentingApplication } from '@/src/plugins/retention/queries/internal/findConsentingApplication'
import { keepConsentState } from '@/src/plugins/retention/rules/keepConsent'
import { KEEP_CONSENT_TOKEN } from '@/src/plugins/retention/rules/keepConsentPages'
import { KeepConsentForm } from '@/src/plugins/retention/site/KeepConsentForm'
import { keepConsentOffer, keepConsentWords } from '@/src/plugins/retention/words/keepConsentWords'
import { readTimezone } from '@/src/queries/readTimezone'
import { cachedKeepConsentSettings } from '../../../cache'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const { title } = keepConsentWords[await pageLanguage()]
  return { title, robots: { index: false }, referrer: 'no-referrer' }
}

/** The page of a link with which a candidate gives or withdraws a consent. */
export default async function KeepConsentPage({ searchParams }: Props) {
  const language = await pageLanguage()
  const words = keepConsentWords[language]
  const token = (await searchParams)[KEEP_CONSENT_TOKEN]
  const payload = await payloadInstance()
  const linked = readKeepConsentToken(payload, token)
  const application = linked && (await findConsentingApplication(payload, linked))
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
  const offer = keepConsentOffer(await cachedKeepConsentSettings(language), language)
  return (
    <KeepConsentForm
      application={application}
      offer={{ text: offer.text, signed: signKeepConsentOffer(payload, offer) }}
      state={keepConsentState(application, new Date())}
      timezone={await readTimezone(payload)}
      token={token}
    />
  )
}
