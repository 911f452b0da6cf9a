import { get } from '../support/rawAnswer'
import { startProxy } from '../support/startProxy'
import { startServerPair } from '../support/startServerPair'
import { answersPerSecond, slowestAt } from './askFast'
import { startEmptySite } from './emptySite'
import { type Figure, inMilliseconds } from './figures'
import { inTurns } from './inTurns'
import { startDisk } from './startDisk'

const PACE = 1_000
const SEARCH = '/nos-offres?recherche=data'
const TEN_OFFERS = '/nos-offres?tri=titre'
const KEPT = {
  accueil: '/',
  expertise: '/expertises/science-donnees',
  'liste entière': '/nos-offres',
}

type Sites = Record<'server' | 'other' | 'proxy' | 'empty' | 'disk', string>

/** Measures requests per second, directly and through the proxy, beside an empty server. */
export async function loadFigures(): Promise<Figure[]> {
  const empty = await startEmptySite()
  const pair = await startServerPair()
  const proxy = await startProxy([...pair.ports])
  const [server = '', other = ''] = pair.urls
  const disk = await startDisk((await get(`${server}/`)).body)
  try {
    const sites = { server, other, proxy: proxy.url, empty: empty.url, disk: disk.url }
    return [
      ...(await fromTheApp(sites)),
      ...(await throughTheProxy(sites)),
      {
        what: 'liste de dix offres, avant compression',
        measured: `${((await get(server + TEN_OFFERS)).body.length / 1000).toFixed(0)} ko`,
        goal: '80 ko',
      },
    ]
  } finally {
    for (const site of [disk, proxy, pair, empty]) await site.stop()
  }
}

async function fromTheApp({ empty, server, other }: Sites): Promise<Figure[]> {
  const fromBoth = async () => {
    const [one, two] = [answersPerSecond(server + SEARCH), answersPerSecond(other + SEARCH)]
    return (await one) + (await two)
  }
  const kept = Object.entries(KEPT)
  const middle = await inTurns<string>(
    new Map([
      ['empty', () => answersPerSecond(empty)],
      ...kept.map(([name, path]) => [name, () => answersPerSecond(server + path)] as const),
      ['search', () => answersPerSecond(server + SEARCH)],
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

async function throughTheProxy({ disk, proxy }: Sites): Promise<Figure[]> {
  const middle = await inTurns<string>(
    new Map([
      ['disk', () => answersPerSecond(disk)],
      ['proxy', () => answersPerSecond(`${proxy}/`)],
      ['slowest of disk', () => slowestAt(disk, PACE)],
      ['slowest of proxy', () => slowestAt(`${proxy}/`, PACE)],
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
      what: `99 sur 100 de ${PACE} par seconde, par le proxy`,
      measured: `en ${inMilliseconds(middle('slowest of proxy'))}`,
      reference: `${inMilliseconds(middle('slowest of disk'))}, nginx avec les mêmes octets`,
      goal: '1,5 ×',
    },
  ]
}
