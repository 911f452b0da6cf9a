import { expect } from 'vitest'
import { RecruitmentStepList } from '@/src/plugins/recruitment-process/site/RecruitmentStepList'
import {
  anApplicationForm,
  applicationFormFields,
  fillInNameAndEmail,
  recordSentApplications,
} from '@/tests/component/support/applicationForm'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { renderOnSite } from '@/tests/component/support/renderOnSite'
import { testAt } from '@/tests/component/support/testAt'

const RECRUITMENT_STEPS = ['Premier échange', 'Entretien', 'Échange technique', 'Proposition'].map(
  (title) => ({
    title,
    duration: '30 minutes',
    description: 'Nous parlons de votre parcours, de vos envies et de nos projets. '.repeat(3),
  }),
)

testAt([390, 1440])('The confirmation shows the steps below its text at %i px', async (width) => {
  recordSentApplications()
  const list = (
    <RecruitmentStepList
      delay={null}
      heading="Les étapes de votre recrutement"
      headingId="steps"
      isWide={false}
      lang={undefined}
      steps={RECRUITMENT_STEPS}
    />
  )
  await renderOnSite(anApplicationForm({ sentSections: list }), { width })
  await fillInNameAndEmail()
  await applicationFormFields.send.click()
  const heading = applicationFormFields.thanks.getByRole('heading', {
    name: 'Candidature envoyée !',
  })
  await expect.element(applicationFormFields.thanks.getByRole('listitem')).toHaveLength(4)
  // The dialog starts at its heading although its list is higher than a phone.
  await expect.element(heading).toBeInViewport()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})
