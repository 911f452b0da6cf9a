import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SecondFactorSection } from '@/src/plugins/second-factor/admin/SecondFactorSection'
import { SetUpRequiredSecondFactor } from '@/src/plugins/second-factor/admin/SetUpRequiredSecondFactor'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, refusalResponse, respond } from '@/tests/component/support/respond'
import { testAt } from '@/tests/component/support/testAt'

const getButton = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')

const TOTP_SECRET = { secret: 'JBSW Y3DP', picture: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `abcd-${index}`)
const SECOND_FACTOR_OFF = { isOn: false, isRequired: false, codesLeft: 0 }
const SECOND_FACTOR_ON = { isOn: true, isRequired: false, codesLeft: 10 }

testAt([390, 1440])('A second factor is set up with the keyboard at %i px', async (width) => {
  respond(
    'get',
    '/api/users/double-authentification',
    json(SECOND_FACTOR_OFF),
    json(SECOND_FACTOR_ON),
  )
  const wrong = refusalResponse(400, 'Refusé', {
    currentPassword: 'Ce n’est pas votre mot de passe actuel.',
  })
  const prepared = respond(
    'post',
    '/api/users/double-authentification/preparer',
    wrong,
    json(TOTP_SECRET),
  )
  const wrongCode = refusalResponse(400, 'Refusé', { code: 'Ce code n’est pas valable.' })
  const confirmed = respond(
    'post',
    '/api/users/double-authentification/confirmer',
    wrongCode,
    json({ recoveryCodes }),
  )
  await renderInAdmin(<SecondFactorSection />, { width })
  await expect.element(page.getByText('Non activée')).toBeVisible()
  await getButton('Activer la double authentification').click()

  const password = dialog.getByLabelText('Votre mot de passe')
  await expect.element(password).toHaveFocus()
  await userEvent.keyboard('faux{Enter}')
  await expect
    .element(password)
    .toHaveAccessibleDescription('Ce n’est pas votre mot de passe actuel.')
  await password.fill('juste')
  await userEvent.keyboard('{Enter}')

  await expect.element(dialog.getByRole('img', { name: 'QR code' })).toBeVisible()
  await expect.element(dialog.getByText('JBSW Y3DP')).toBeVisible()
  const code = dialog.getByLabelText('Code montré')
  await expect.element(code).toHaveFocus()
  await expectNoAxeViolation()
  await userEvent.keyboard('000000{Enter}')
  await expect.element(code).toHaveAccessibleDescription(/^Ce code n’est pas valable\./)
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')

  await expect.poll(() => dialog.getByRole('listitem').all()).toHaveLength(10)
  await expect.element(dialog.getByRole('link')).toHaveAttribute('download', 'codes-de-secours.txt')
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
  await getButton('J’ai gardé mes codes').click()
  await expect.element(page.getByText('Il vous reste 10 codes de secours.')).toBeVisible()
  expect(prepared).toEqual([
    { currentPassword: 'faux', currentCode: '' },
    { currentPassword: 'juste', currentCode: '' },
  ])
  expect(confirmed).toEqual([{ code: '000000' }, { code: '123456' }])
})

test('New recovery codes require the password and a code', async () => {
  respond(
    'get',
    '/api/users/double-authentification',
    json(SECOND_FACTOR_ON),
    json(SECOND_FACTOR_ON),
  )
  const missing = refusalResponse(400, 'Refusé', { currentCode: 'Donnez un code.' })
  const sent = respond(
    'post',
    '/api/users/double-authentification/codes',
    missing,
    json({ recoveryCodes }),
  )
  await renderInAdmin(<SecondFactorSection />)
  await getButton('Nouveaux codes de secours').click()
  await expect.element(dialog.getByLabelText('Votre mot de passe')).toHaveFocus()
  await userEvent.keyboard('juste{Enter}')
  await expect.element(dialog.getByLabelText('Votre code')).toHaveFocus()
  await expect.element(dialog.getByRole('button', { name: 'Continuer' })).toBeVisible()
  await userEvent.keyboard('123456{Enter}')
  await expect.element(dialog.getByText('abcd-9')).toBeVisible()
  expect(sent.at(-1)).toEqual({ currentPassword: 'juste', currentCode: '123456' })
})

test('A second factor is turned off with the password and a code', async () => {
  respond(
    'get',
    '/api/users/double-authentification',
    json(SECOND_FACTOR_ON),
    json(SECOND_FACTOR_OFF),
  )
  const missing = refusalResponse(400, 'Refusé', { currentCode: 'Donnez un code.' })
  const sent = respond('post', '/api/users/double-authentification/desactiver', missing, json({}))
  await renderInAdmin(<SecondFactorSection />)
  await getButton('Désactiver').click()
  await expect.element(dialog.getByLabelText('Votre mot de passe')).toHaveFocus()
  await userEvent.keyboard('juste{Enter}')
  await expect.element(dialog.getByLabelText('Votre code')).toHaveFocus()
  await userEvent.keyboard('abcd-1{Enter}')
  await expect.element(page.getByText('Double authentification désactivée')).toBeVisible()
  await expect.element(page.getByText('Non activée')).toBeVisible()
  expect(sent).toEqual([
    { currentPassword: 'juste', currentCode: '' },
    { currentPassword: 'juste', currentCode: 'abcd-1' },
  ])
})

test('A second factor that the role requires cannot be turned off', async () => {
  respond(
    'get',
    '/api/users/double-authentification',
    json({ ...SECOND_FACTOR_ON, isRequired: true, codesLeft: 1 }),
  )
  await renderInAdmin(<SecondFactorSection />)
  await expect.element(page.getByText('Elle est exigée pour votre rôle.')).toBeVisible()
  await expect.element(page.getByText('Il vous reste un code de secours.')).toBeVisible()
  await expect.element(getButton('Nouveaux codes de secours')).toBeVisible()
  await expect.element(getButton('Désactiver')).not.toBeInTheDocument()
})

test('Setting up a required second factor leads to the admin', async () => {
  respond('post', '/api/users/double-authentification/preparer', json(TOTP_SECRET))
  respond('post', '/api/users/double-authentification/confirmer', json({ recoveryCodes }))
  window.location.hash = ''
  await renderInAdmin(<SetUpRequiredSecondFactor adminAddress="#admin" />)
  await getButton('Activer la double authentification').click()
  await expect.element(dialog.getByLabelText('Votre mot de passe')).toHaveFocus()
  await userEvent.keyboard('juste{Enter}')
  await expect.element(dialog.getByLabelText('Code montré')).toHaveFocus()
  await userEvent.keyboard('123456{Enter}')
  await getButton('J’ai gardé mes codes').click()
  await expect.poll(() => window.location.hash).toBe('#admin')
})
