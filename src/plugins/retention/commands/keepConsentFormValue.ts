import type { StoredApplicationFormPluginField } from '@/src/commands/submitApplication'
import {
  KEEP_CONSENT_FIELD,
  MAX_SIGNED_TEXT_CHARACTERS,
} from '@/src/plugins/retention/rules/keepConsent'
import { storeGivenKeepConsent } from './changeKeepConsent'
import { readKeepConsentOffer } from './keepConsentToken'

/** The box of the application form. A value that the site has not signed is no consent. */
export const keepConsentFormValue: StoredApplicationFormPluginField = {
  name: KEEP_CONSENT_FIELD,
  limit: MAX_SIGNED_TEXT_CHARACTERS,
  store: async (req, { application, value, now }) => {
    const offer = readKeepConsentOffer(req.payload, value)
    if (offer) await storeGivenKeepConsent(req, { ...offer, application, origin: 'form', now })
  },
}
