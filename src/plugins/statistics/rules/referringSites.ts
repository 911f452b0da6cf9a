import { hostPattern } from '@/src/domain/visits/hostNames'

/** The kinds of sites that are counted separately from other referrers. */
export const REFERRING_SITE_KINDS = ['jobBoard', 'assistant'] as const
export type ReferringSiteKind = (typeof REFERRING_SITE_KINDS)[number]

type ReferringSite = {
  name: string
  kind: ReferringSiteKind | null
  /** Values of `utm_source`, letters and digits only. */
  sourceWords: readonly string[]
  host: RegExp | null
}

/** The name of the site at a host; the host itself when the site is unknown. */
export function findSiteNameByHost(host: string): string {
  return KNOWN_REFERRING_SITES.find((site) => site.host?.test(host))?.name || host
}

/** The site of a `utm_source` value, which may be a name or a host; null when unknown. */
export function findSiteNameByUtmSource(source: string): string | null {
  const lowerSource = source.toLowerCase()
  const words = lowerSource.split(/[^a-z\d]+/)
  const asSaid = (word: string | undefined) =>
    KNOWN_REFERRING_SITES.find((site) => word !== undefined && site.sourceWords.includes(word))
  const site =
    asSaid(words.join('')) ?? KNOWN_REFERRING_SITES.find(({ host }) => host?.test(lowerSource))
  return (site ?? asSaid(words[0]))?.name || null
}

/** The kind of a site by its name, independent of its traffic source. */
export const findReferringSiteKind = (name: string): ReferringSiteKind | null =>
  KNOWN_REFERRING_SITES.find((site) => site.name === name)?.kind ?? null

/** The names of all sites of a kind. */
export function siteNamesOfKind(kind: ReferringSiteKind): string[] {
  return KNOWN_REFERRING_SITES.filter((site) => site.kind === kind).map(({ name }) => name)
}

const JOB_BOARDS = `
Indeed | indeed | indeed.* com.indeed.android.jobsearch
France Travail | francetravail poleemploi | francetravail.fr pole-emploi.fr
APEC | apec | apec.fr
HelloWork | hellowork regionsjob | hellowork.com regionsjob.com
LinkedIn Jobs | linkedinjobs linkedinjob linkedinemploi |
Welcome to the Jungle | welcometothejungle wttj | welcometothejungle.com wttj.co
Monster | monster | monster.*
Cadremploi | cadremploi | cadremploi.fr
Glassdoor | glassdoor | glassdoor.*
Meteojob | meteojob | meteojob.com
Free-Work | freework freelanceinfo | free-work.com freelance-info.fr
Malt | malt | malt.*
LesJeudis | lesjeudis | lesjeudis.com
Turnover-IT | turnoverit | turnover-it.com
Choose Your Boss | chooseyourboss | chooseyourboss.com
JobTeaser | jobteaser | jobteaser.com
Wizbii | wizbii | wizbii.com
Keljob | keljob | keljob.com
Talent.com | talentcom | talent.com
Jooble | jooble | jooble.org
Jobijoba | jobijoba | jobijoba.com
Optioncarrière | optioncarriere careerjet | optioncarriere.com careerjet.*
Adzuna | adzuna | adzuna.*
StepStone | stepstone | stepstone.*
Google Jobs | googlejobs googlejobsapply |`

const AI_ASSISTANTS = `
ChatGPT | chatgpt openai | chatgpt.com chat.openai.com com.openai.chatgpt
Perplexity | perplexity | perplexity.ai ai.perplexity.app.android
Copilot | copilot bingchat | copilot.microsoft.com copilot.com edgeservices.bing.com
Gemini | gemini | gemini.google.com bard.google.com com.google.android.apps.bard
Claude | claude | claude.ai claude.com
Le Chat (Mistral) | lechat mistral | chat.mistral.ai mistral.ai
DeepSeek | deepseek | deepseek.com
You.com | youcom | you.com
Grok | grok | grok.com
Meta AI | metaai | meta.ai
Poe | poe | poe.com
Phind | phind | phind.com
Kimi | kimi | kimi.com kimi.moonshot.cn
Qwen | qwen | qwen.ai
Duck.ai | duckai | duck.ai`

// The sites in order: the mail and the documents of a search engine are not a search.
const OTHER_REFERRING_SITES = `
Gmail | gmail | mail.google.com com.google.android.gm
Outlook | outlook | outlook.* office.com office365.com
Yahoo Mail | yahoomail | mail.yahoo.com
| | docs.google.* drive.google.* sites.google.* meet.google.* chat.google.* calendar.google.*
| | classroom.google.* groups.google.* translate.google.*
LinkedIn | linkedin | linkedin.* lnkd.in com.linkedin.android
Facebook | facebook fb | facebook.* fb.com fb.me messenger.com com.facebook.katana
Instagram | instagram | instagram.com com.instagram.android
Threads | threads | threads.net threads.com
X | twitter | x.com twitter.com t.co com.twitter.android
YouTube | youtube | youtube.* youtu.be
TikTok | tiktok | tiktok.com
WhatsApp | whatsapp | whatsapp.com wa.me com.whatsapp
Reddit | reddit | reddit.com redd.it
Bluesky | bluesky | bsky.app
Mastodon | mastodon | mastodon.social piaille.fr
Viadeo | viadeo | viadeo.com
Google | google | google.* com.google.android.googlequicksearchbox
Bing | bing | bing.com
DuckDuckGo | duckduckgo | duckduckgo.com
Qwant | qwant | qwant.com
Ecosia | ecosia | ecosia.org
Yahoo | yahoo | yahoo.*
Brave | brave | search.brave.com
GitHub | github | github.com
Stack Overflow | stackoverflow | stackoverflow.com`

const KNOWN_REFERRING_SITES: readonly ReferringSite[] = [
  ...parseSiteTable('jobBoard', JOB_BOARDS),
  ...parseSiteTable('assistant', AI_ASSISTANTS),
  ...parseSiteTable(null, OTHER_REFERRING_SITES),
]

function parseSiteTable(kind: ReferringSiteKind | null, table: string): ReferringSite[] {
  const words = (text: string) => text.split(' ').filter((word) => word !== '')
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', sources = '', hosts = ''] = line.split('|').map((cell) => cell.trim())
      return {
        name,
        kind,
        sourceWords: words(sources),
        host: hosts === '' ? null : hostPattern(hosts),
      }
    })
}
