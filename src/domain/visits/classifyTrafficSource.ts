import { hostOfUrl, hostPattern, isOwnHost } from './hostNames'
import type { VisitSource } from './visit'

export type VisitArrival = {
  /** The referrer; empty when there was none. */
  referrer: string
  /** `utm_medium` and `utm_source` of the link; empty when absent. */
  link: readonly string[]
  /** The hosts of the site itself. */
  ownHosts: readonly string[]
}

/**
 * The traffic source of a session. The UTM parameters of the link win, because mail programs send
 * no referrer; then the referrer's host decides, never its path. The site itself is not a source.
 */
export function classifyTrafficSource({ referrer, link, ownHosts }: VisitArrival): VisitSource {
  const named = link.flatMap(
    (value) => SOURCES_BY_CAMPAIGN.find(([pattern]) => pattern.test(value))?.[1] ?? [],
  )
  if (named[0]) return named[0]
  const host = hostOfUrl(referrer)
  if (!host || isOwnHost(host, ownHosts)) return 'direct'
  return SOURCES_BY_HOST.find(([pattern]) => pattern.test(host))?.[1] ?? 'referral'
}

type SourcePatterns = readonly (readonly [RegExp, VisitSource])[]

const SOURCES_BY_CAMPAIGN: SourcePatterns = [
  [/^e-?mail|newsletter|infolettre|mailing/i, 'email'],
  [/^(social|facebook|instagram|linkedin|twitter|tiktok|youtube|whatsapp)/i, 'social'],
  [/^(organic|search|google|bing|qwant|cpc|ppc|paid-?search)/i, 'organic'],
]

// The patterns in order: the mail and the documents of a search engine are not a search.
const SOURCES_BY_HOST: SourcePatterns = [
  [/(^|[.-])(web|e-?)?mail\d*[.-]|e-?mail|newsletter|infolettre/, 'email'],
  [/(^|\.)(outlook|zimbra\d*|roundcube|messagerie\w*)\./, 'email'],
  [hostPattern('hotmail.* gmx.* mailchi.mp list-manage.com sendinblue.com brevo.com'), 'email'],
  [hostPattern('com.google.android.gm com.microsoft.office.outlook com.fsck.k9'), 'email'],
  [
    hostPattern('docs.google.* drive.google.* sites.google.* meet.google.* chat.google.*'),
    'referral',
  ],
  [
    hostPattern('calendar.google.* classroom.google.* groups.google.* translate.google.*'),
    'referral',
  ],
  [
    hostPattern('facebook.* fb.com fb.me messenger.com instagram.com threads.net threads.com'),
    'social',
  ],
  [hostPattern('linkedin.* lnkd.in xing.com viadeo.com twitter.com t.co x.com bsky.app'), 'social'],
  [
    hostPattern('mastodon.social piaille.fr youtube.* youtu.be tiktok.com pinterest.* pin.it'),
    'social',
  ],
  [hostPattern('reddit.com redd.it whatsapp.com wa.me t.me telegram.org snapchat.com'), 'social'],
  [hostPattern('tumblr.com quora.com vk.com weibo.com discord.com discord.gg'), 'social'],
  [
    /^(com\.(linkedin|facebook|instagram|twitter|pinterest|reddit|whatsapp)|org\.telegram)\./,
    'social',
  ],
  [/^com\.google\.android\.(googlequicksearchbox|apps\.searchlite)$/, 'organic'],
  [
    hostPattern('google.* bing.com duckduckgo.com qwant.com ecosia.org lilo.org startpage.com'),
    'organic',
  ],
  [
    hostPattern('yahoo.* search.brave.com baidu.com yandex.* ya.ru seznam.cz naver.com sogou.com'),
    'organic',
  ],
  [hostPattern('kagi.com mojeek.com swisscows.com metager.org search.aol.com ask.com'), 'organic'],
  [hostPattern('lemoteur.orange.fr karmasearch.org presearch.com'), 'organic'],
]
