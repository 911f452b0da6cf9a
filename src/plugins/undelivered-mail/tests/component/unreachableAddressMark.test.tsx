import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CandidateCell } from '@/components/admin/jobApplications/CandidateCell'
import { UnreachableApplicationsProvider } from '@/src/plugins/undelivered-mail/admin/UnreachableAddressMark'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'

test('Only the rows whose address is unreachable are marked, below the name', async () => {
  const rows = [7, 8].map((id) => (
    <div data-testid={`row-${id}`} key={id}>
      <CandidateCell
        cellData={`Candidat ${id}`}
        collectionSlug="job-applications"
        field={{ name: 'candidateName', type: 'text' }}
        link={false}
        rowData={{ id, candidateEmail: 'a@mail.test', candidatePhone: '06' }}
      />
    </div>
  ))
  await renderInAdmin(
    <UnreachableApplicationsProvider applications={[8]}>{rows}</UnreachableApplicationsProvider>,
    { width: 390 },
  )
  await expect.element(page.getByTestId('row-8')).toHaveTextContent('Adresse injoignable')
  await expect.element(page.getByTestId('row-7')).not.toHaveTextContent('Adresse injoignable')
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})
