import type { BrandColours } from '@/src/domain/look/identity'

/** The width is twice the displayed one, for high-resolution screens. */
const WIDTH_PX = 1072
const HEIGHT_PX = 400
const MARGIN_PX = 24
const BACKGROUND_COLOUR = '#ffffff'
const GRID_LINE_COLOUR = '#dde2ea'
const GRID_INTERVALS = 4

/** Renders the line chart of daily visits for a mail, as a PNG without text: fonts differ. */
export async function renderVisitChart(
  days: readonly { visits: number }[],
  { accent, dark }: Pick<BrandColours, 'accent' | 'dark'>,
): Promise<Buffer> {
  const points = chartPoints(days.map(({ visits }) => visits))
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L')
  const [first, last] = [points[0], points.at(-1)]
  const area = first && last ? `M${first.x} ${baselineY}L${line}L${last.x} ${baselineY}Z` : ''
  const dots = points.length > 31 ? [] : points
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}">
    <rect width="100%" height="100%" fill="${BACKGROUND_COLOUR}"/>
    ${Array.from({ length: GRID_INTERVALS + 1 }, (_, rank) => gridLineSvg(rank)).join('')}
    <path d="${area}" fill="${accent}" opacity="0.12"/>
    <path d="${line ? `M${line}` : ''}" fill="none" stroke="${accent}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>
    ${dots.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="9" fill="${BACKGROUND_COLOUR}" stroke="${dark}" stroke-width="5"/>`).join('')}
  </svg>`
  // The library is imported on demand, to keep the start of the server fast.
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}

const baselineY = HEIGHT_PX - MARGIN_PX

function gridLineSvg(rank: number): string {
  const y = MARGIN_PX + (rank * (HEIGHT_PX - 2 * MARGIN_PX)) / GRID_INTERVALS
  return `<path d="M${MARGIN_PX} ${y}H${WIDTH_PX - MARGIN_PX}" stroke="${GRID_LINE_COLOUR}" stroke-width="2"/>`
}

function chartPoints(visits: readonly number[]) {
  const most = Math.max(1, ...visits)
  const step = visits.length > 1 ? (WIDTH_PX - 2 * MARGIN_PX) / (visits.length - 1) : 0
  return visits.map((count, rank) => ({
    x: Math.round(MARGIN_PX + rank * step),
    y: Math.round(baselineY - (count / most) * (HEIGHT_PX - 2 * MARGIN_PX)),
  }))
}
