import { getRawResponse } from '../support/rawAnswer'
import { startProxy } from '../support/startProxy'
import { startServerPair } from '../support/startServerPair'
import { measureResponsesPerSecond, measureSlowestAtPace } from './askFast'
import { startEmptySite } from './emptySite'
import { type BenchFigure, formatMilliseconds } from './figures'
import { inTurns } from './inTurns'
import { startDisk } from './startDisk'

const PACE_PER_SECOND = 1_000
const SEARCH_PATH = '/nos-offres?recherche=data'
const TEN_OFFERS_PATH = '/nos-offres?tri=titre'
const CACHED_PATHS = {
  accueil: '/',
  expertise: '/expertises/science-donnees',
  'liste entière': '/nos-offres',
}

type SiteUrls = Record<'server' | 'other' | 'proxy' | 'empty' | 'disk', string>

/** Measures requests per second, directly and through the proxy, beside an empty server. */
export async function measureLoad(): Promise<BenchFigure[]> {
  const empty = await startEmptySite()
  const pair = await startServerPair()
  const proxy = await startProxy([...pair.ports])
  const [server = '', other = ''] = pair.urls
  const disk = await startDisk((await getRawResponse(`${server}/`)).body)
  try {
    const sites = { server, other, proxy: proxy.url, empty: empty.url, disk: disk.url }
    return [
      ...(await measureAppLoad(sites)),
      ...(await measureProxyLoad(sites)),
      {
        what: 'liste de dix offres, avant compression',
        measured: `${((await getRawResponse(server + TEN_OFFERS_PATH)).body.length / 1000).toFixed(0)} ko`,
        goal: '80 ko',
      },
    ]
  } finally {
    for (const site of [disk, proxy, pair, empty]) await site.stop()
  }
}

async function measureAppLoad({ empty, server, other }: SiteUrls): Promise<BenchFigure[]> {
  const fromBoth = async () => {
    const [one, two] = [
      measureResponsesPerSecond(server + SEARCH_PATH),
      measureResponsesPerSecond(other + SEARCH_PATH),
    ]
    return (await one) + (await two)
  }
  const kept = Object.entries(CACHED_PATHS)
  const middle = await inTurns<string>(
    new Map([
      ['empty', () => measureResponsesPerSecond(empty)],
      ...kept.map(
        ([name, path]) => [name, () => measureResponsesPerSecond(server + path)] as const,
      ),
      ['search', () => measureResponsesPerSecond(server + SEARCH_PATH)],
      ['search, two servers', fromBoth],
    ]),
  )
  const searched = [middle('search'), middle('search, two servers')].map((rate) => rate.toFixed(0))
  return [
    ...kept.map(([name]) => ({
      what: `${name}, servi par l’application`,
      measured: `${middle(name).toFixed(0)}/s, ${(middle(name) / middle('empty')).toFixed(2)} de la référence`,
      reference: `${middle('empty').toFixed(0)}/s, une page vide de Next`,
      goal: '0,3',
    })),
    {
      what: 'liste recherchée',
      measured: `${searched[0]}/s par un serveur, ${searched[1]}/s par deux à la fois`,
      goal: '60/s',
    },
  ]
}

async function measureProxyLoad({ disk, proxy }: SiteUrls): Promise<BenchFigure[]> {
  const middle = await inTurns<string>(
    new Map([
      ['disk', () => measureResponsesPerSecond(disk)],
      ['proxy', () => measureResponsesPerSecond(`${proxy}/`)],
      ['slowest of disk', () => measureSlowestAtPace(disk, PACE_PER_SECOND)],
      ['slowest of proxy', () => measureSlowestAtPace(`${proxy}/`, PACE_PER_SECOND)],
    ]),
  )
  return [
    {
      what: 'accueil, par le proxy',
      measured: `${middle('proxy').toFixed(0)}/s, ${(middle('proxy') / middle('disk')).toFixed(2)} de la référence`,
      reference: `${middle('disk').toFixed(0)}/s, nginx avec les mêmes octets`,
      goal: '0,8',
    },
    {
      what: `99 sur 100 de ${PACE_PER_SECOND} par seconde, par le proxy`,
      measured: `en ${formatMilliseconds(middle('slowest of proxy'))}`,
      reference: `${formatMilliseconds(middle('slowest of disk'))}, nginx avec les mêmes octets`,
      goal: '1,5 ×',
    },
  ]
}
