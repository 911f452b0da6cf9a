import { type GenericTranslationsObject, initI18n } from '@payloadcms/translations'
import { type ClientConfig, createClientConfig } from 'payload'
import configuration from '@/payload.config'

/** The part of Payload's configuration that the admin sends to the browser, and its French texts. */
export type AdminConfig = { config: ClientConfig; translations: GenericTranslationsObject }

// A separate program that writes an `AdminConfig` to standard output as JSON.
const payloadConfig = await configuration
const frenchI18n = await initI18n({ config: payloadConfig.i18n, context: 'client', language: 'fr' })
const adminConfig: AdminConfig = {
  config: createClientConfig({
    config: payloadConfig,
    i18n: frenchI18n,
    importMap: {},
    user: true,
  }),
  translations: frenchI18n.translations,
}
process.stdout.write(JSON.stringify(adminConfig))
