import { type Mark, type Motif, stroke, type Tone, type Weight } from '../mark'
import { degrees, evenly, type Point, ranks, rotate, SHEET } from '../plane'
import type { SeededRandom } from '../seededRandom'
import { line } from '../svgPath'

type Band = { from: number; to: number; threads: number; tone: Tone; weight: Weight; dash?: string }

const YARNS: readonly Omit<Band, 'from' | 'to'>[] = [
  { threads: 9, tone: 'ink', weight: 'hair' },
  { threads: 3, tone: 'ink', weight: 'bold' },
  { threads: 6, tone: 'ink', weight: 'fine', dash: '14 7' },
  { threads: 12, tone: 'soft', weight: 'hair' },
  { threads: 5, tone: 'ink', weight: 'medium' },
  { threads: 7, tone: 'ink', weight: 'medium', dash: '1.5 8' },
]
const GAP = 24
const CENTRE: Point = [SHEET.width / 2, SHEET.height / 2]

/** Threads of every kind, held by one weave. */
export const diversity: Motif = (random) => {
  const warp = bands(-360, 1960, random)
  const weft = bands(-560, 1560, random)
  const accentAt = weft.findIndex(({ from }) => from > 430)
  return [
    ...warp.flatMap((band, rank) =>
      threads(band, gapsUnder(weft, rank, 0), ([along, across]) => [across, along]),
    ),
    ...weft.flatMap((band, rank) =>
      threads(
        rank === accentAt
          ? { ...band, threads: 4, tone: 'accent', weight: 'bold', dash: undefined }
          : band,
        gapsUnder(warp, rank, 1),
        (point) => point,
      ),
    ),
  ]
}

function bands(first: number, last: number, random: SeededRandom): Band[] {
  const found: Band[] = []
  let from = first
  for (let rank = 0; from < last; rank++) {
    const yarn = YARNS[Math.floor(random.next() * YARNS.length + rank) % YARNS.length]
    const to = from + random.between(84, 176)
    if (yarn) found.push({ ...yarn, from, to })
    from = to + GAP
  }
  return found
}

/** Plain weave: over one, under one. */
const gapsUnder = (crossing: readonly Band[], rank: number, parity: number) =>
  crossing.filter((_, other) => (rank + other) % 2 === parity)

function threads(band: Band, covers: readonly Band[], place: (point: Point) => Point): Mark[] {
  const visible = ranks(covers.length + 1).map((rank): [number, number] => [
    (covers[rank - 1]?.to ?? -900) + GAP * 0.42,
    (covers[rank]?.from ?? 2200) - GAP * 0.42,
  ])
  const paths = evenly(band.from + 4, band.to - 4, band.threads).flatMap((across) =>
    visible.map((ends) =>
      line(ends.map((along) => rotate(place([along, across]), CENTRE, degrees(-13)))),
    ),
  )
  return [stroke(band.tone, band.weight, paths, band.dash)]
}
