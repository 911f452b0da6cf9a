import { expect, test } from 'vitest'
import { UNFILTERED_JOB_LIST } from '@/src/domain/offers/jobSearch'
import { renderMail } from '@/src/notifications/renderMail'
import { alertToken, newLinkKey, readAlertLink } from '@/src/plugins/job-alerts/commands/alertToken'
import { alertActionUrl, oneClickPath } from '@/src/plugins/job-alerts/rules/alertPages'
import { searchOfAlert, searchQuery, storedSearch } from '@/src/plugins/job-alerts/rules/jobAlert'
import { firstOnlineAfter } from '@/src/plugins/job-alerts/rules/offerOnline'
import { describeSearch } from '@/src/plugins/job-alerts/words/describeSearch'

const SEARCH = { ...UNFILTERED_JOB_LIST, text: 'java', location: 'paris', remote: 'full' } as const
const NOW = new Date('2026-11-28T08:00:00Z')
const EARLIER = '2026-11-01T08:00:00.000Z'

test('An offer comes online for the first time once', () => {
  const closed = { isActive: false, firstOnlineAt: null }
  const open = { isActive: true, firstOnlineAt: null }
  expect(firstOnlineAfter(null, closed, NOW)).toBeNull()
  expect(firstOnlineAfter(null, open, NOW)).toBe(NOW.toISOString())
  expect(firstOnlineAfter(closed, open, NOW)).toBe(NOW.toISOString())
  expect(firstOnlineAfter({ ...closed, firstOnlineAt: EARLIER }, open, NOW)).toBe(EARLIER)
  // A copy has no first time online, whatever the original has.
  expect(firstOnlineAfter(null, { isActive: false, firstOnlineAt: EARLIER }, NOW)).toBeNull()
})

test('A stored search is the same search, without its order and page', () => {
  expect(searchOfAlert(storedSearch(SEARCH))).toEqual(SEARCH)
  expect(searchQuery({ ...SEARCH, sort: 'title', page: 3 })).toBe(searchQuery(SEARCH))
  expect(searchQuery(UNFILTERED_JOB_LIST)).toBe('')
})

test('A search in words leaves out what was typed until the address is confirmed', () => {
  const criteria = {
    location: [{ word: 'paris', label: 'Paris', isOffered: true }],
    ...{ contract: [], category: [], experience: [] },
  }
  const described = { search: SEARCH, criteria, language: 'fr' } as const
  expect(describeSearch(described)).toMatch(/^Paris, .+, «\u00A0java\u00A0»$/)
  expect(describeSearch({ ...described, isUnconfirmed: true })).toMatch(/^Paris, .+, mots-clés$/)
  expect(describeSearch({ ...described, search: UNFILTERED_JOB_LIST })).toBe('Toutes les offres')
  expect(describeSearch({ ...described, search: UNFILTERED_JOB_LIST, language: 'en' })).toBe(
    'All vacancies',
  )
})

test('A token opens one alert for one purpose, with one secret', () => {
  const linkKey = newLinkKey()
  const token = alertToken({ linkKey, purpose: 'confirm' }, 'a secret')
  expect(readAlertLink(token, 'confirm', 'a secret')).toBe(linkKey)
  expect(readAlertLink(token, 'stop', 'a secret')).toBeNull()
  expect(readAlertLink(token, 'confirm', 'another secret')).toBeNull()
  expect(readAlertLink(`${token}A`, 'confirm', 'a secret')).toBeNull()
  expect(newLinkKey()).not.toBe(linkKey)
})

test('Only the button of our page asks for a redirect', () => {
  expect(alertActionUrl('stop', 't', 'en')).toBe(
    '/api/alertes/desinscription?jeton=t&page=1&langue=en',
  )
  expect(oneClickPath('t')).toBe('/api/alertes/desinscription?jeton=t')
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
