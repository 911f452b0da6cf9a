import { get } from '../support/rawAnswer'
import { startProxy } from '../support/startProxy'
import { startServerPair } from '../support/startServerPair'
import { answersPerSecond, slowestAt } from './askFast'
import { startEmptySite } from './emptySite'
import type { Figure } from './figures'
import { inTurns } from './inTurns'
import { startDisk } from './startDisk'

const PACE = 1_000
const SEARCH = '/nos-offres?recherche=data'
const TEN_OFFERS = '/nos-offres?tri=titre'
const KEPT = {
  home: '/',
  expertise: '/expertises/science-donnees',
  'whole job list': '/nos-offres',
}

type Sites = Record<'server' | 'other' | 'proxy' | 'empty' | 'disk', string>

/** How many requests pages answer, from the app and through the proxy, beside what does nothing. */
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
        what: 'a job list of ten offers, uncompressed',
        measured: `${((await get(server + TEN_OFFERS)).body.length / 1000).toFixed(0)} kB`,
        reference: 'goal 80 kB',
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
      what: `${name}, from the app`,
      measured: `${middle(name).toFixed(0)}/s, ${(middle(name) / middle('empty')).toFixed(2)} of it`,
      reference: `${middle('empty').toFixed(0)}/s, an empty page of Next; goal 0.3`,
    })),
    {
      what: 'a searched job list',
      measured: `${searched[0]}/s from one server, ${searched[1]}/s from two at once`,
      reference: 'goal 60/s',
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
      what: 'home, through the proxy',
      measured: `${middle('proxy').toFixed(0)}/s, ${(middle('proxy') / middle('disk')).toFixed(2)} of it`,
      reference: `${middle('disk').toFixed(0)}/s, nginx with the same bytes; goal 0.8`,
    },
    {
      what: `99 in 100 of ${PACE} a second, through the proxy`,
      measured: `within ${middle('slowest of proxy').toFixed(1)} ms`,
      reference: `${middle('slowest of disk').toFixed(1)} ms, nginx with the same bytes; goal 1.5 ×`,
    },
  ]
}
