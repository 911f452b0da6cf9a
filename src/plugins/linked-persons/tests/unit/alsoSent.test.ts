import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OtherFormSubmissionsLink } from '@/src/plugins/linked-persons/admin/OtherFormSubmissionsLink'
import type { OtherFormCollection } from '@/src/plugins/linked-persons/queries/findIdsSentByOtherForm'

const renderLink = (collection: OtherFormCollection, ids: number[]) =>
  renderToStaticMarkup(
    createElement(OtherFormSubmissionsLink, { admin: '/admin', collection, ids }),
  )

test('The sender’s records of the other form are linked, several as a list', () => {
  expect(renderLink('contact-messages', [])).toBe('')
  const one = renderLink('contact-messages', [3])
  expect(one).toContain('A aussi écrit\u00A0:')
  expect(one).toMatch(/href="\/admin\/collections\/contact-messages\/3">1 message</)
  const two = renderLink('job-applications', [5, 4])
  expect(two).toContain('A aussi postulé\u00A0:')
  expect(two).toMatch(/job-applications\?where.*=5,4">2 candidatures</)
})
