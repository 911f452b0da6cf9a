import { expect, test } from 'vitest'
import { findPictureIds } from '@/src/domain/look/findPictureIds'

const upload = (name: string) => ({ name, type: 'upload' })
const fields = [
  upload('hero'),
  { type: 'row', fields: [upload('logo')] },
  {
    type: 'tabs',
    tabs: [
      { fields: [upload('inTab')] },
      { name: 'seo', fields: [{ name: 'card', type: 'group', fields: [upload('image')] }] },
    ],
  },
  { name: 'clients', type: 'array', fields: [upload('logo')] },
  { name: 'sections', type: 'blocks', blocks: [{ slug: 'people', fields: [upload('portrait')] }] },
]

test('Each picture of a document is found, also in rows and sections', () => {
  const page = {
    hero: 1,
    logo: 2,
    inTab: 3,
    seo: { card: { image: 4 } },
    clients: [{ logo: 5 }, { logo: null }, { logo: 6 }],
    sections: [
      { blockType: 'people', portrait: 7 },
      { blockType: 'unknown', portrait: 8 },
    ],
  }
  expect(findPictureIds(fields, page)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(findPictureIds(fields, null)).toEqual([])
})
