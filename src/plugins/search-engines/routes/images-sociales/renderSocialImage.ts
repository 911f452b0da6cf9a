import sharp from 'sharp'
import { CONTOUR_BACKGROUND_SIZE, computeContourPaths } from '@/src/domain/look/computeContourPaths'
import { SOCIAL_IMAGE_SIZE } from '@/src/domain/pages/metadata'
import type { SocialImageColours } from '@/src/plugins/search-engines/rules/socialImageColours'
import { openHeadingTypeface, type Typeface } from './typeface'
import { wrapLines } from './wrapLines'

const SOCIAL_IMAGE_TEXT_COLOUR = '#f6f3ec'
const MARGIN_PX = 80
const TITLE_WIDTH_PX = 860
const MAX_TITLE_LINES = 4
const COMPANY_NAME_SIZE_PX = 40

type SocialImageContent = { title: string; company: string; seed: number; ink: SocialImageColours }

/** Renders the social image of a page: its title on the decorative lines, as PNG. */
export function renderSocialImage({
  title,
  company,
  seed,
  ink,
}: SocialImageContent): Promise<Buffer> {
  const serif = openHeadingTypeface()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_IMAGE_SIZE.width}" height="${SOCIAL_IMAGE_SIZE.height}">
    <rect width="100%" height="100%" fill="${ink.ground}"/>
    ${renderContourLines(seed, ink)}
    ${renderCompanyName(serif, company, ink)}
    <path fill="${SOCIAL_IMAGE_TEXT_COLOUR}" d="${renderTitlePath(serif, title)}"/>
  </svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer()
}

function renderContourLines(seed: number, { line, accent }: SocialImageColours) {
  const { width, height } = SOCIAL_IMAGE_SIZE
  const scale = width / CONTOUR_BACKGROUND_SIZE.width
  const lift = (height - CONTOUR_BACKGROUND_SIZE.height * scale) / 2
  const { quiet, lit } = computeContourPaths(seed)
  return `<g fill="none" opacity="0.55" transform="translate(0 ${lift}) scale(${scale})"><path d="${quiet}" stroke="${line}" stroke-width="0.8"/><path d="${lit}" stroke="${accent}" stroke-width="1.4"/></g>`
}

function renderCompanyName(serif: Typeface, company: string, { accent }: SocialImageColours) {
  const name = serif.outline(serif.drawable(company), {
    x: 134,
    baseline: 102,
    size: COMPANY_NAME_SIZE_PX,
  })
  return `<g fill="none" stroke-width="4"><path stroke="${SOCIAL_IMAGE_TEXT_COLOUR}" d="M80 74h36M80 102h36"/><path stroke="${accent}" d="M80 88h24"/></g>
    <path fill="${SOCIAL_IMAGE_TEXT_COLOUR}" d="${name}"/>`
}

function renderTitlePath(serif: Typeface, title: string) {
  const text = serif.drawable(title)
  const size = text.length > 48 ? 64 : 80
  const leading = size * 1.16
  const fits = (line: string) => serif.widthOf(line, size) <= TITLE_WIDTH_PX
  const lines = wrapLines(text, { fits, mostLines: MAX_TITLE_LINES })
  const first = SOCIAL_IMAGE_SIZE.height - MARGIN_PX - (lines.length - 1) * leading
  return lines
    .map((line, rank) =>
      serif.outline(line, { x: MARGIN_PX, baseline: first + rank * leading, size }),
    )
    .join('')
}
