import { expect, test } from 'vitest'
import { buildOrganization } from '@/src/plugins/search-engines/rules/organization'

const COMPANY_SETTINGS = {
  name: 'Exemplia',
  description: '',
  email: 'contact@exemplia.example',
  phone: '',
  linkedInUrl: 'https://www.linkedin.com/company/exemplia',
  twitterUrl: 'https://x.com/exemplia',
}
const siteUrl = 'https://exemplia.example'

test('The firm has its addresses, without empty settings', () => {
  const places = [
    { street: '1, rue A', postalCode: '75009', city: 'Paris', jobLocation: null },
    { street: '2, rue B', postalCode: '44000', city: 'Nantes', jobLocation: null },
  ]
  const said = buildOrganization({ company: COMPANY_SETTINGS, places, siteUrl })
  expect(said).toMatchObject({
    '@type': 'Organization',
    name: 'Exemplia',
    url: 'https://exemplia.example/',
    email: 'contact@exemplia.example',
    sameAs: ['https://www.linkedin.com/company/exemplia', 'https://x.com/exemplia'],
    address: [{ addressLocality: 'Paris' }, { addressLocality: 'Nantes' }],
  })
  expect(said).not.toHaveProperty('telephone')
  expect(said).not.toHaveProperty('description')
})
