import type { ApplicationFormPluginField } from '@/src/app/applicationFormPluginField'
import { currentPageLanguage } from '@/src/content/currentPageWords'
import { getPayloadInstance } from '@/src/payload'
import { signKeepConsentOffer } from '@/src/plugins/retention/commands/keepConsentToken'
import { KEEP_CONSENT_FIELD } from '@/src/plugins/retention/rules/keepConsent'
import {
  keepConsentWords,
  resolveKeepConsentOffer,
} from '@/src/plugins/retention/words/keepConsentWords'
import { readCachedKeepConsentSettings } from '../../cache'
import { KeepConsentBox } from '../../site/KeepConsentBox'

/** The box in the application form; never ticked in advance. */
export const keepConsentFormField: ApplicationFormPluginField = {
  name: KEEP_CONSENT_FIELD,
  Field: async ({ value }) => {
    const language = await currentPageLanguage()
    const offer = resolveKeepConsentOffer(await readCachedKeepConsentSettings(language), language)
    return (
      <KeepConsentBox
        isTicked={Boolean(value)}
        label={offer.text}
        legend={keepConsentWords[language].legend}
        value={signKeepConsentOffer(await getPayloadInstance(), offer)}
      />
    )
  },
}
