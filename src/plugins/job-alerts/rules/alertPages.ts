import type { PluginFormPages } from '@/src/domain/urls/pluginPage'

/** The folders of the pages of job alerts. */
export const alertPages = {
  folder: { fr: 'alertes-emploi', en: 'job-alerts' },
  steps: [
    { fr: 'confirmer', en: 'confirm' },
    { fr: 'desinscription', en: 'unsubscribe' },
  ],
} as const satisfies PluginFormPages

/** The internal path of the form. */
export const ALERT_FORM_PATH = `/${alertPages.folder.fr}`
const [confirmStep, stopStep] = alertPages.steps

/** The action that a link in a mail permits. A token of one purpose is refused for the other. */
export const ALERT_LINK_PURPOSES = ['confirm', 'stop'] as const
export type AlertLinkPurpose = (typeof ALERT_LINK_PURPOSES)[number]

const LINK_PAGE_PATHS = {
  confirm: `${ALERT_FORM_PATH}/${confirmStep.fr}`,
  stop: `${ALERT_FORM_PATH}/${stopStep.fr}`,
} as const satisfies Record<AlertLinkPurpose, string>

const ACTION_API_PATHS = {
  confirm: '/api/alertes/confirmation',
  stop: '/api/alertes/desinscription',
} as const satisfies Record<AlertLinkPurpose, string>

const TOKEN_PARAMETER = 'jeton'
/** Marks the POST of our page; mail programs send no such mark and get no redirect (RFC 8058). */
const SENT_BY_PAGE_PARAMETER = 'page'

type ParameterReader = { get: (name: string) => string | null }

/** The internal path of the page of a link. */
export const alertLinkPath = (purpose: AlertLinkPurpose, token: string) =>
  `${LINK_PAGE_PATHS[purpose]}?${TOKEN_PARAMETER}=${token}`

/** The URL to which the button of that page is sent. */
export const alertActionUrl = (purpose: AlertLinkPurpose, token: string, language: string) =>
  `${ACTION_API_PATHS[purpose]}?${TOKEN_PARAMETER}=${token}&${SENT_BY_PAGE_PARAMETER}=1&langue=${language}`

/** The URL of the one-click button of mail programs. */
export const oneClickUnsubscribePath = (token: string) =>
  `${ACTION_API_PATHS.stop}?${TOKEN_PARAMETER}=${token}`

export const readAlertToken = (parameters: ParameterReader) => parameters.get(TOKEN_PARAMETER) ?? ''

export const isSentByAlertPage = (parameters: ParameterReader) =>
  parameters.get(SENT_BY_PAGE_PARAMETER) !== null
