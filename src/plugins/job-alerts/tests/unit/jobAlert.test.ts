import { expect, test } from 'vitest'
import { UNFILTERED_JOB_SEARCH } from '@/src/domain/offers/jobSearch'
import { renderMail } from '@/src/notifications/renderMail'
import {
  createAlertToken,
  generateLinkKey,
  linkKeyFromToken,
} from '@/src/plugins/job-alerts/commands/alertToken'
import { alertActionUrl, oneClickUnsubscribePath } from '@/src/plugins/job-alerts/rules/alertPages'
import {
  searchOfAlert,
  searchQueryString,
  toStoredAlertSearch,
} from '@/src/plugins/job-alerts/rules/jobAlert'
import { firstOnlineTime } from '@/src/plugins/job-alerts/rules/offerOnline'
import { describeSearch } from '@/src/plugins/job-alerts/words/describeSearch'

const ALERT_SEARCH = {
  ...UNFILTERED_JOB_SEARCH,
  text: 'java',
  location: 'paris',
  remote: 'full',
} as const
const NOW = new Date('2026-11-28T08:00:00Z')
const EARLIER_TIME = '2026-11-01T08:00:00.000Z'

test('An offer comes online for the first time once', () => {
  const closed = { isActive: false, firstOnlineAt: null }
  const open = { isActive: true, firstOnlineAt: null }
  expect(firstOnlineTime(null, closed, NOW)).toBeNull()
  expect(firstOnlineTime(null, open, NOW)).toBe(NOW.toISOString())
  expect(firstOnlineTime(closed, open, NOW)).toBe(NOW.toISOString())
  expect(firstOnlineTime({ ...closed, firstOnlineAt: EARLIER_TIME }, open, NOW)).toBe(EARLIER_TIME)
  // A copy has no first time online, whatever the original has.
  expect(firstOnlineTime(null, { isActive: false, firstOnlineAt: EARLIER_TIME }, NOW)).toBeNull()
})

test('A stored search is the same search, without its order and page', () => {
  expect(searchOfAlert(toStoredAlertSearch(ALERT_SEARCH))).toEqual(ALERT_SEARCH)
  expect(searchQueryString({ ...ALERT_SEARCH, sort: 'title', page: 3 })).toBe(
    searchQueryString(ALERT_SEARCH),
  )
  expect(searchQueryString(UNFILTERED_JOB_SEARCH)).toBe('')
})

test('A search in words leaves out what was typed until the address is confirmed', () => {
  const criteria = {
    location: [{ word: 'paris', label: 'Paris', isOffered: true }],
    ...{ contract: [], category: [], experience: [] },
  }
  const described = { search: ALERT_SEARCH, criteria, language: 'fr' } as const
  expect(describeSearch(described)).toMatch(/^Paris, .+, «\u00A0java\u00A0»$/)
  expect(describeSearch({ ...described, isUnconfirmed: true })).toMatch(/^Paris, .+, mots-clés$/)
  expect(describeSearch({ ...described, search: UNFILTERED_JOB_SEARCH })).toBe('Toutes les offres')
  expect(describeSearch({ ...described, search: UNFILTERED_JOB_SEARCH, language: 'en' })).toBe(
    'All vacancies',
  )
})

test('A token opens one alert for one purpose, with one secret', () => {
  const linkKey = generateLinkKey()
  const token = createAlertToken({ linkKey, purpose: 'confirm' }, 'a secret')
  expect(linkKeyFromToken(token, 'confirm', 'a secret')).toBe(linkKey)
  expect(linkKeyFromToken(token, 'stop', 'a secret')).toBeNull()
  expect(linkKeyFromToken(token, 'confirm', 'another secret')).toBeNull()
  expect(linkKeyFromToken(`${token}A`, 'confirm', 'a secret')).toBeNull()
  expect(generateLinkKey()).not.toBe(linkKey)
})

test('Only the button of our page asks for a redirect', () => {
  expect(alertActionUrl('stop', 't', 'en')).toBe(
    '/api/alertes/desinscription?jeton=t&page=1&langue=en',
  )
  expect(oneClickUnsubscribePath('t')).toBe('/api/alertes/desinscription?jeton=t')
})

test('A fact of a mail leads to its page, in HTML and in text', () => {
  const fact = {
    label: 'CDI',
    value: 'Architecte',
    url: 'https://exemplia.test/nos-offres/a?b=1&c=2',
  }
  const mail = { subject: 'S', title: 'T', paragraphs: [], facts: [fact], footer: 'F' }
  const colours = { accent: '#d9481c', dark: '#0b1f3a' } as const
  const firm = { companyName: 'Exemplia', look: { colours, logoPath: null } }
  const { html, text } = renderMail(mail, firm, undefined)
  expect(html).toContain('<a href="https://exemplia.test/nos-offres/a?b=1&amp;c=2"')
  expect(text).toContain(`CDI\u00A0: Architecte\n${fact.url}`)
})
