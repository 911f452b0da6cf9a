import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DEFAULT_IDENTITY } from '@/src/domain/look/identity'
import { renderSocialImage } from '@/src/plugins/search-engines/routes/images-sociales/renderSocialImage'
import { socialImageColours } from '@/src/plugins/search-engines/rules/socialImageColours'

const renderImageWithTitle = (title: string, { colourTokens } = DEFAULT_IDENTITY) =>
  renderSocialImage({
    title,
    company: 'Exemplia',
    seed: 3,
    ink: socialImageColours({ colourTokens }),
  })

test('The picture of a page is a PNG of 1200 × 630 pixels', async () => {
  const { format, width, height } = await sharp(
    await renderImageWithTitle('Conseil métier'),
  ).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
})

test('Each title has its own picture', async () => {
  expect(await renderImageWithTitle('Conseil métier')).not.toEqual(
    await renderImageWithTitle('Assurance'),
  )
})

test('Characters that the font lacks are left out, and no other font is loaded', async () => {
  expect(await renderImageWithTitle('Assurance 🚀 保険')).toEqual(
    await renderImageWithTitle('Assurance'),
  )
})

test('The background of the picture is the dark colour of the firm', async () => {
  const image = await renderImageWithTitle('Assurance', {
    ...DEFAULT_IDENTITY,
    colourTokens: { '--color-navy': '#123c2b' },
  })
  const { data } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([0x12, 0x3c, 0x2b])
})
