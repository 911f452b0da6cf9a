import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { clientLogoAlt, clientName, clients } from '@/src/seed/content/clients'
import { CLIENT_LOGO, drawClientLogo } from '@/src/seed/pictures/logos/drawClientLogo'

const all = Object.values(clients).flat()

test('each sector has the number of clients its page shows', () => {
  const counts = Object.values(clients).map((ofSector) => ofSector.length)
  expect(counts).toEqual([10, 7, 4, 5, 7, 6])
})

test('no name and no drawing comes twice', () => {
  expect(new Set(all.map(clientName)).size).toBe(all.length)
  expect(new Set(all.map(drawClientLogo)).size).toBe(all.length)
})

describe.each(all.map((client) => [clientName(client), client] as const))('%s', (name, client) => {
  test('is drawn without depending on a font', () => {
    expect(drawClientLogo(client)).not.toMatch(/<text|NaN|undefined|<script/)
  })

  test('stays within its frame', async () => {
    const { width, height } = CLIENT_LOGO
    const { data, info } = await sharp(Buffer.from(drawClientLogo(client)))
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width, height })
    const inked = Array.from(data.keys()).filter((pixel) => (data[pixel] ?? 0) > 0)
    const columns = inked.map((pixel) => pixel % width)
    expect(columns.reduce((least, column) => Math.min(least, column), width)).toBeGreaterThan(12)
    expect(columns.reduce((most, column) => Math.max(most, column), 0)).toBeLessThan(width - 12)
  })

  test('is named for people who do not see it', () => {
    expect(clientLogoAlt(client)).toBe(`Logo de ${name}`)
  })
})
