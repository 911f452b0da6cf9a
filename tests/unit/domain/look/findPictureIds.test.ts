import { expect, test } from 'vitest'
import { findPictureIds } from '@/src/domain/look/findPictureIds'

const uploadField = (name: string) => ({ name, type: 'upload' })
const PICTURE_FIELDS = [
  uploadField('hero'),
  { type: 'row', fields: [uploadField('logo')] },
  {
    type: 'tabs',
    tabs: [
      { fields: [uploadField('inTab')] },
      { name: 'seo', fields: [{ name: 'card', type: 'group', fields: [uploadField('image')] }] },
    ],
  },
  { name: 'clients', type: 'array', fields: [uploadField('logo')] },
  {
    name: 'sections',
    type: 'blocks',
    blocks: [{ slug: 'people', fields: [uploadField('portrait')] }],
  },
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
  expect(findPictureIds(PICTURE_FIELDS, page)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(findPictureIds(PICTURE_FIELDS, null)).toEqual([])
})
