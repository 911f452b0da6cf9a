import type { Page } from '@playwright/test'

/** The contact form of the home page. */
export function contactForm(page: Page) {
  return {
    name: page.getByLabel('Nom complet'),
    send: page.getByRole('button', { name: 'Envoyer le message' }),
    thanks: page.getByRole('dialog', { name: 'Message envoyé !' }),
  }
}

export function englishContactForm(page: Page) {
  return {
    name: page.getByLabel('Full name'),
    email: page.getByRole('textbox', { name: 'Email' }),
    subject: page.getByLabel('Subject'),
    message: page.getByRole('textbox', { name: 'Message' }),
    send: page.getByRole('button', { name: 'Send message' }),
  }
}
