import { faultsOf } from '../support/faultsOf'
import { firstAdmin } from '../support/firstAdmin'
import { brokenRequests } from '../support/hostileRequests'
import { expect, test } from '../support/test'

test('the home page answers in French', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the seeded Super Administrator signs in', async ({ page }) => {
  await page.goto('/admin')
  await page.locator('input[name="email"]').fill(firstAdmin.email)
  await page.locator('input[name="password"]').fill(firstAdmin.password)
  await page.locator('button[type="submit"]').click()
  await expect(page).toHaveURL(/\/admin$/)
})

test('what no browser sends is answered or refused, never by an error of ours', async ({
  baseURL,
}) => {
  expect(await faultsOf(baseURL ?? '', brokenRequests)).toEqual([])
})

const PROXY_KEEPS_S = 60

test('a connection is not closed under the request that the proxy sends on it', async ({
  request,
}) => {
  const { 'keep-alive': kept = '' } = (await request.get('/')).headers()
  const [, seconds] = /timeout=(\d+)/.exec(kept) ?? []
  expect(Number(seconds)).toBeGreaterThan(PROXY_KEEPS_S)
})
