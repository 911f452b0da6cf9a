import { toast } from '@payloadcms/ui'
import { expect, test, vi } from 'vitest'
import { renderInAdmin } from './renderInAdmin'
import { renderOnSite } from './renderOnSite'

const { body, documentElement } = document
const styleOf = (element: Element, property: string) =>
  getComputedStyle(element).getPropertyValue(property)

test('A page of the site and a page of the admin each have their own global styles only', async () => {
  await renderInAdmin(<p>Administration</p>)
  expect(styleOf(documentElement, '--theme-bg')).not.toBe('')
  expect(styleOf(body, 'font-synthesis')).not.toBe('none')
  await renderOnSite(<p>Site</p>)
  expect(styleOf(documentElement, '--theme-bg')).toBe('')
  expect(styleOf(body, 'font-synthesis')).toBe('none')
})

// The next test reads what this one left.
const left = { address: window.location.href, now: Date.now, confirm: window.confirm }

test('A test may change its page', async () => {
  await renderInAdmin(<p>Administration</p>)
  toast.success('Enregistré')
  await expect.poll(() => toast.getToasts()).toHaveLength(1)
  body.append(document.createElement('dialog'))
  body.style.overflow = 'hidden'
  document.title = 'Candidatures'
  history.pushState(null, '', '/admin#candidatures')
  localStorage.setItem('consent', 'all')
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(window, 'confirm').mockReturnValue(false)
  vi.stubGlobal('EventSource', undefined)
})

test('The page of a test has nothing of an earlier one', () => {
  expect(toast.getToasts()).toEqual([])
  expect(body.outerHTML).toBe('<body></body>')
  expect(documentElement.attributes).toHaveLength(0)
  expect(document.title).toBe('')
  expect(window.location.href).toBe(left.address)
  expect(localStorage).toHaveLength(0)
  expect(Date.now).toBe(left.now)
  expect(window.confirm).toBe(left.confirm)
  expect(window.EventSource).toBeDefined()
})
