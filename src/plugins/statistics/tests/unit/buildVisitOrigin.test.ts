import { describe, expect, test } from 'vitest'
import { NO_ORIGIN } from '@/src/domain/visits/visitOrigin'
import { buildVisitOrigin } from '@/src/plugins/statistics/rules/buildVisitOrigin'
import { findReferringSiteKind } from '@/src/plugins/statistics/rules/referringSites'

const ownHosts = ['exemplia.example', 'localhost:3000']
const originSiteOf = (referrer: string, link: string[] = []) =>
  buildVisitOrigin({ referrer, link, ownHosts }).site
const originOfLink = (...link: string[]) => buildVisitOrigin({ referrer: '', link, ownHosts })

const SITE_REFERRERS = {
  Indeed:
    'https://fr.indeed.com/ https://www.indeed.fr/ android-app://com.indeed.android.jobsearch/',
  'France Travail': 'https://candidat.francetravail.fr/ https://candidat.pole-emploi.fr/',
  APEC: 'https://www.apec.fr/',
  HelloWork: 'https://www.hellowork.com/ https://www.regionsjob.com/',
  'Welcome to the Jungle': 'https://www.welcometothejungle.com/fr/jobs',
  Monster: 'https://www.monster.fr/',
  Cadremploi: 'https://www.cadremploi.fr/',
  Glassdoor: 'https://www.glassdoor.fr/ https://www.glassdoor.co.uk/',
  Meteojob: 'https://www.meteojob.com/',
  'Free-Work': 'https://www.free-work.com/fr',
  Malt: 'https://www.malt.fr/',
  ChatGPT: 'https://chatgpt.com/ https://chat.openai.com/',
  Perplexity: 'https://www.perplexity.ai/',
  Copilot: 'https://copilot.microsoft.com/',
  Gemini: 'https://gemini.google.com/app',
  Claude: 'https://claude.ai/',
  'Le Chat (Mistral)': 'https://chat.mistral.ai/',
  DeepSeek: 'https://chat.deepseek.com/',
  'You.com': 'https://you.com/',
  LinkedIn: 'https://www.linkedin.com/feed/ https://lnkd.in/x android-app://com.linkedin.android/',
  Google: 'https://www.google.fr/ https://google.com/ https://news.google.com/',
  Gmail: 'https://mail.google.com/ android-app://com.google.android.gm/',
  'docs.google.com': 'https://docs.google.com/document/d/x',
  'exemple.fr': 'https://www.exemple.fr/ https://exemple.fr:8443/indeed',
  'notindeed.com': 'https://notindeed.com/',
  'indeed.com.exemple.fr': 'https://indeed.com.exemple.fr/',
  '': 'https://exemplia.example/ https://www.exemplia.example/x http://localhost:3000/ about:blank nonsense',
}

describe('A referrer is recognised as the site', () => {
  test.each(Object.entries(SITE_REFERRERS))('%s', (site, referrers) => {
    const wrong = referrers.split(' ').filter((referrer) => originSiteOf(referrer) !== site)
    expect(wrong).toEqual([])
  })

  test.each([
    ['indeed', 'Indeed'],
    ['Indeed_sponsored', 'Indeed'],
    ['France Travail', 'France Travail'],
    ['pole-emploi', 'France Travail'],
    ['wttj', 'Welcome to the Jungle'],
    ['welcome-to-the-jungle', 'Welcome to the Jungle'],
    ['linkedin_jobs', 'LinkedIn Jobs'],
    ['linkedin', 'LinkedIn'],
    ['chatgpt.com', 'ChatGPT'],
    ['fr.indeed.com', 'Indeed'],
    ['newsletter', 'exemple.fr'],
    ['', 'exemple.fr'],
  ])('and a link from « %s » as %s', (source, site) => {
    expect(originSiteOf('https://exemple.fr/', ['', source])).toBe(site)
  })
})

test.each([
  ['LinkedIn Jobs', 'jobBoard'],
  ['Indeed', 'jobBoard'],
  ['Gemini', 'assistant'],
  ['LinkedIn', null],
  ['exemple.fr', null],
  ['', null],
] as const)('« %s » is of the kind %s', (site, kind) => {
  expect(findReferringSiteKind(site)).toBe(kind)
})

test('A link names its campaign', () => {
  expect(originOfLink('email', 'lettre', 'novembre', 'haut')).toEqual({
    site: '',
    utmMedium: 'email',
    utmSource: 'lettre',
    utmCampaign: 'novembre',
    utmContent: 'haut',
  })
  // A browser with an older version of the script sends this.
  expect(originOfLink('email', 'lettre')).toMatchObject({ utmCampaign: '', utmContent: '' })
})

test.each([
  ['too long', 'é'.repeat(500), 'é'.repeat(100)],
  ['of several lines', ' a\nb\u0000c\u2028 ', 'a bc'],
  ['cut within a character', `${'x'.repeat(99)}😀`, 'x'.repeat(99)],
  ['with an e-mail address', 'pour-ines@exemple.fr', ''],
  ['with the name of the remaining rows', '*', ''],
  ['of invisible characters', '\u200b\u200b', ''],
])('A campaign %s is cleaned before it is stored', (_case, said, kept) => {
  expect(originOfLink('', '', said)).toEqual({ ...NO_ORIGIN, utmCampaign: kept })
})
