import { toast } from '@payloadcms/ui'
import { expect, test, vi } from 'vitest'
import { renderInAdmin } from './renderInAdmin'
import { renderOnSite } from './renderOnSite'

const { body, documentElement } = document
const readStyle = (element: Element, property: string) =>
  getComputedStyle(element).getPropertyValue(property)

test('A page of the site and a page of the admin each have their own global styles only', async () => {
  await renderInAdmin(<p>Administration</p>)
  expect(readStyle(documentElement, '--theme-bg')).not.toBe('')
  expect(readStyle(body, 'font-synthesis')).not.toBe('none')
  await renderOnSite(<p>Site</p>)
  expect(readStyle(documentElement, '--theme-bg')).toBe('')
  expect(readStyle(body, 'font-synthesis')).toBe('none')
})

// The next test reads what this one left.
const PAGE_STATE_BEFORE = { address: window.location.href, now: Date.now, confirm: window.confirm }

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
  expect(window.location.href).toBe(PAGE_STATE_BEFORE.address)
  expect(localStorage).toHaveLength(0)
  expect(Date.now).toBe(PAGE_STATE_BEFORE.now)
  expect(window.confirm).toBe(PAGE_STATE_BEFORE.confirm)
  expect(window.EventSource).toBeDefined()
})
