import sharp, { type Region } from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawPicture, PICTURE_FORMATS } from '@/src/seed/pictures/drawPicture'
import { PALETTES } from '@/src/seed/pictures/palette'
import { PICTURE_SUBJECTS } from '@/src/seed/pictures/pictureSubjects'
import { renderToImage } from '@/src/seed/pictures/renderToImage'

describe.each(PICTURE_SUBJECTS)('the picture of %s', (subject) => {
  test('is the same each time it is drawn', () => {
    expect(drawPicture(subject, 'paper')).toBe(drawPicture(subject, 'paper'))
  })

  test('has finite coordinates only', () => {
    expect(drawPicture(subject, 'paper')).not.toMatch(/NaN|Infinity|undefined/)
  })

  test('has its accent in both variants', () => {
    expect(drawPicture(subject, 'paper')).toContain(PALETTES.paper.accent)
    expect(drawPicture(subject, 'navy')).toContain(PALETTES.navy.accent)
  })

  test('puts ink on the middle of the sheet, where every crop shows it', async () => {
    const png = await renderToImage(drawPicture(subject, 'paper', 'card'), {
      width: 240,
      format: 'png',
    })
    expect(
      await contrastWithin(png, { left: 60, top: 45, width: 120, height: 90 }),
    ).toBeGreaterThan(5)
  })
})

test('no two subjects look alike', () => {
  const drawings = PICTURE_SUBJECTS.map((subject) => drawPicture(subject, 'paper'))
  expect(new Set(drawings).size).toBe(PICTURE_SUBJECTS.length)
})

test.each(['hero', 'card', 'banner', 'social'] as const)(
  'the %s format has its size',
  async (format) => {
    const { width, height } = PICTURE_FORMATS[format]
    const image = await renderToImage(drawPicture('banking', 'navy', format), {
      width,
      format: 'webp',
    })
    expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width, height })
  },
)

test.each(['banner', 'social'] as const)(
  'the %s format leaves its left to a title',
  async (format) => {
    const svg = drawPicture('insurance', 'navy', format)
    const png = await renderToImage(svg, { width: 400, format: 'png' })
    expect(await contrastWithin(png, { left: 0, top: 0, width: 100, height: 200 })).toBeLessThan(2)
  },
)

async function contrastWithin(png: Buffer, area: Region): Promise<number> {
  const { channels } = await sharp(await sharp(png).extract(area).toBuffer()).stats()
  return Math.max(...channels.map(({ stdev }) => stdev))
}
