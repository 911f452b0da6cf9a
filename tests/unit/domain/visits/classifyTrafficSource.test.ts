import { describe, expect, test } from 'vitest'
import { classifyTrafficSource } from '@/src/domain/visits/classifyTrafficSource'
import { VISIT_SOURCES } from '@/src/domain/visits/visit'

const ownHosts = ['exemplia.example', 'localhost:3000']
const sourceOfReferrer = (referrer: string) =>
  classifyTrafficSource({ referrer, link: [], ownHosts })

const REFERRERS_BY_SOURCE = {
  organic: `https://www.google.com/ https://www.google.fr/ https://www.google.co.uk/ https://www.google.com.br/
    https://google.com/search?q=exemplia https://news.google.com/ https://images.google.de/
    android-app://com.google.android.googlequicksearchbox/ https://www.bing.com/ https://fr.bing.com/search?q=a
    https://duckduckgo.com/ https://html.duckduckgo.com/html/ https://www.qwant.com/ https://www.ecosia.org/
    https://search.yahoo.com/ https://fr.search.yahoo.com/ https://search.yahoo.co.jp/ https://www.startpage.com/
    https://search.lilo.org/ https://search.brave.com/ https://yandex.ru/search https://www.baidu.com/
    https://search.seznam.cz/ https://kagi.com/ https://lemoteur.orange.fr/ https://WWW.GOOGLE.FR/`,
  social: `https://www.facebook.com/ https://m.facebook.com/ https://l.facebook.com/l.php?u=x https://lm.facebook.com/
    https://fb.com/ https://www.instagram.com/ https://l.instagram.com/?u=x https://www.linkedin.com/feed/
    https://fr.linkedin.com/ https://lnkd.in/ android-app://com.linkedin.android/ https://twitter.com/ https://t.co/abc
    https://x.com/exemplia https://mobile.twitter.com/ https://www.youtube.com/ https://youtu.be/x
    https://www.tiktok.com/ https://www.reddit.com/r/france https://old.reddit.com/ https://out.reddit.com/
    https://www.pinterest.fr/ https://bsky.app/ https://mastodon.social/@x https://www.threads.net/
    https://web.whatsapp.com/ https://wa.me/ https://t.me/ android-app://org.telegram.messenger/
    https://www.xing.com/ http://m.facebook.com`,
  email: `https://mail.google.com/mail/u/0/ android-app://com.google.android.gm/ https://outlook.live.com/
    https://outlook.office.com/mail/ https://outlook.office365.com/ https://mail.yahoo.com/ https://fr.mail.yahoo.com/
    https://mail.proton.me/ https://webmail.exemple.fr/ https://mail.orange.fr/ https://messageriepro3.orange.fr/
    https://zimbra.free.fr/ https://zimbra1.univ-lyon1.fr/ https://mail02.orange.fr/
    https://email.exemple.fr/ https://newsletter.exemple.fr/campagne https://exemple.list-manage.com/
    https://mailchi.mp/x https://roundcube.exemple.fr/`,
  referral: `https://www.exemple.fr/ https://exemple.fr/google-cloud https://exemple.fr/?from=facebook
    https://google.exemple.fr/ https://notgoogle.com/ https://google-cloud-experts.fr/ https://netflix.com/
    https://facebook.com.exemple.fr/ https://www.dailymail.co.uk/ https://docs.google.com/document/d/x
    https://sites.google.com/view/x https://meet.google.com/ https://www.indeed.fr/ https://www.apec.fr/
    https://www.welcometothejungle.com/ https://candidat.francetravail.fr/ https://chatgpt.com/ https://github.com/
    https://www.exemplia.example.exemple.fr/ https://autre.exemplia.example/ https://exemple.fr/newsletter
    http://192.168.1.10/intranet android-app://com.slack/ https://notion.so/ https://x.comme.fr/`,
  direct: `https://exemplia.example/ https://www.exemplia.example/notre-adn http://localhost:3000/
    https://EXEMPLIA.example/ about:blank data:text/html,google javascript:alert(1) google.com https:// http://[::1`,
}

describe('The referrers belong to the source', () => {
  test.each(VISIT_SOURCES)('%s', (source) => {
    const wrong = REFERRERS_BY_SOURCE[source]
      .split(/\s+/)
      .filter((referrer) => sourceOfReferrer(referrer) !== source)
    expect(wrong).toEqual([])
  })

  test('direct without a referrer', () => {
    expect(sourceOfReferrer('')).toBe('direct')
  })
})

test('The table has more than a hundred referrers', () => {
  expect(
    Object.values(REFERRERS_BY_SOURCE).flatMap((row) => row.split(/\s+/)).length,
  ).toBeGreaterThan(100)
})

test.each([
  ['email', 'mailjet', 'email'],
  ['e-mail', '', 'email'],
  ['Newsletter', '', 'email'],
  ['', 'newsletter-novembre', 'email'],
  ['social', 'linkedin', 'social'],
  ['', 'linkedin', 'social'],
  ['cpc', 'google', 'organic'],
  ['banniere', 'partenaire', 'referral'],
  ['', '', 'referral'],
])(
  'A link with the medium « %s » and the campaign « %s » has the source %s',
  (medium, campaign, source) => {
    const referrer = 'https://exemple.fr/'
    expect(classifyTrafficSource({ referrer, link: [medium, campaign], ownHosts })).toBe(source)
  },
)
