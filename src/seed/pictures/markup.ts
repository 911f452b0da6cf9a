import { type Mark, WEIGHTS } from './mark'
import { PALETTES, type PictureVariant } from './palette'

export function markup({ path, tone, weight, fill, dash }: Mark, variant: PictureVariant): string {
  const colours = PALETTES[variant]
  const attributes = [
    tone && `stroke="${colours[tone]}" stroke-width="${WEIGHTS[weight ?? 'fine']}"`,
    fill && `fill="${colours[fill]}"`,
    dash && `stroke-dasharray="${dash}"`,
  ]
  return `<path ${attributes.filter(Boolean).join(' ')} d="${path}"/>`
}
