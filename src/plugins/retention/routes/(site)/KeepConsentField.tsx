import type { ApplicationFormField } from '@/src/app/applicationFormField'
import { pageLanguage } from '@/src/content/pageWords'
import { payloadInstance } from '@/src/payload'
import { signKeepConsentOffer } from '@/src/plugins/retention/commands/keepConsentToken'
import { KEEP_CONSENT_FIELD } from '@/src/plugins/retention/rules/keepConsent'
import { keepConsentOffer, keepConsentWords } from '@/src/plugins/retention/words/keepConsentWords'
import { cachedKeepConsentSettings } from '../../cache'
import { KeepConsentBox } from '../../site/KeepConsentBox'

/** The box in the application form; never ticked in advance. */
export const keepConsentField: ApplicationFormField = {
  name: KEEP_CONSENT_FIELD,
  Field: async ({ value }) => {
    const language = await pageLanguage()
    const offer = keepConsentOffer(await cachedKeepConsentSettings(language), language)
    return (
      <KeepConsentBox
        isTicked={Boolean(value)}
        label={offer.text}
        legend={keepConsentWords[language].legend}
        value={signKeepConsentOffer(await payloadInstance(), offer)}
      />
    )
  },
}
