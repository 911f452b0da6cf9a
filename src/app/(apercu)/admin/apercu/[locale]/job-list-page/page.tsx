import JobListLayout from '@/src/app/(site)/[locale]/(liste)/layout'
import WholeJobListRoute from '@/src/app/(site)/[locale]/(liste)/nos-offres/page'
import { BesideForm } from '../BesideForm'
import { drawTyped } from '../drawPreview'

const page = (
  <JobListLayout>
    <WholeJobListRoute />
  </JobListLayout>
)

async function draw(typed: unknown) {
  'use server'
  return drawTyped(typed, page)
}

export default function PreviewRoute() {
  return <BesideForm document={['job-list-page']} draw={draw} page={page} />
}
