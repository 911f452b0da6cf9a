import LegalNoticeRoute from '@/src/app/(site)/[locale]/mentions-legales/page'
import { BesideForm } from '../BesideForm'
import { drawTyped } from '../drawPreview'

const page = <LegalNoticeRoute />

async function draw(typed: unknown) {
  'use server'
  return drawTyped(typed, page)
}

export default function PreviewRoute() {
  return <BesideForm document={['legal-notice']} draw={draw} page={page} />
}
