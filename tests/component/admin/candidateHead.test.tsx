import { Button, toast } from '@payloadcms/ui'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CandidateDetails } from '@/components/admin/jobApplications/CandidateDetails'
import thumb from '@/components/admin/jobApplications/thumb.module.css'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '../support/axe'
import { renderInAdmin } from '../support/renderInAdmin'

const CANDIDATE_APPLICATION = {
  candidateEmail: 'maximilien.de-la-roche-fontaine@candidats-lointains.example',
  candidatePhone: '+33 6 12 34 56 78',
  createdAt: '2026-11-02T10:00:00.000Z',
  jobTitle: 'Architecte Sécurité des systèmes industriels et embarqués (H/F)',
  language: 'en',
  source: 'social',
  heardFrom: 'recommendation',
} as const

test('At 390 px the offer, the facts and the contact of a candidate take one line each', async () => {
  const { container } = await renderInAdmin(
    <CandidateDetails
      application={CANDIDATE_APPLICATION}
      beside={
        <Button buttonStyle="secondary" className={thumb.target} margin={false} size="medium">
          Action
        </Button>
      }
      timezone="Europe/Paris"
    />,
    { width: 390 },
  )
  await expect.element(page.getByRole('heading')).toBeVisible()
  const height = container.querySelector('header')?.getBoundingClientRect().height
  expect(height).toBeLessThanOrEqual(120)
  expectNoSidewaysScroll()
  await expectNoAxeViolation()
  await expect.element(page.getByRole('group')).toHaveAttribute('tabindex', '0')
  await expect
    .element(page.getByRole('link', { name: CANDIDATE_APPLICATION.candidatePhone }))
    .toBeInViewport()
})

test('At 390 px a toast covers the head of a page that is read, not the document below', async () => {
  await renderInAdmin(<div data-thumb-bar>Décision</div>, { width: 390 })
  toast.success('Statut mis à jour avec succès')
  const shown = page.getByText('Statut mis à jour avec succès')
  await expect.element(shown).toBeVisible()
  const bottom = () => shown.element().getBoundingClientRect().bottom
  await expect.poll(bottom).toBeLessThan(844 / 3)
  await expect.poll(() => shown.element().getBoundingClientRect().top).toBeGreaterThan(0)
})

test('At 1440 px the facts of a candidate do not scroll and are no tab stop', async () => {
  await renderInAdmin(
    <CandidateDetails application={CANDIDATE_APPLICATION} timezone="Europe/Paris" />,
    { width: 1440 },
  )
  await expect.element(page.getByRole('group')).not.toHaveAttribute('tabindex')
})
