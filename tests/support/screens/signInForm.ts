import type { Page } from '@playwright/test'
import { untilHydrated } from '../untilHydrated'

type SignInCredentials = { email: string; password: string }

/** The sign-in form of the admin. */
export function signInForm(page: Page) {
  const form = {
    email: page.getByLabel('E-mail'),
    password: page.getByLabel(/^Mot de passe/),
    async send({ email, password }: SignInCredentials) {
      await untilHydrated(form.email)
      await form.email.fill(email)
      await form.password.fill(password)
      await page.getByRole('button', { name: 'Se connecter' }).click()
    },
    async signIn(account: SignInCredentials) {
      await page.goto('/admin')
      await form.send(account)
    },
  }
  return form
}

/** The form in which an invited person, or one who forgot the password, chooses a password. */
export function newPasswordForm(page: Page) {
  return {
    async choose(password: string) {
      await page.getByLabel('Mot de passe').fill(password)
      await page.getByLabel('Le même, une seconde fois').fill(password)
    },
  }
}
