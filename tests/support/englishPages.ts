import type { Page } from '@playwright/test'

/** The controls of an English application form, for journeys. */
export function englishApplication(page: Page) {
  return {
    name: page.getByLabel('Full name'),
    email: page.getByRole('textbox', { name: 'Email' }),
    phone: page.getByLabel('Phone'),
    cv: page.getByLabel('CV', { exact: true }),
    letter: page.getByLabel('Your letter', { exact: true }),
    letterFile: page.getByLabel('Your letter as a file'),
    send: page.getByRole('button', { name: 'Send my application' }),
    thanks: page.getByRole('dialog', { name: 'Application sent!' }),
  }
}

/** The controls of an English contact form. */
export function englishMessage(page: Page) {
  return {
    name: page.getByLabel('Full name'),
    email: page.getByRole('textbox', { name: 'Email' }),
    subject: page.getByLabel('Subject'),
    message: page.getByRole('textbox', { name: 'Message' }),
    send: page.getByRole('button', { name: 'Send message' }),
    thanks: page.getByRole('dialog', { name: 'Message sent!' }),
  }
}
