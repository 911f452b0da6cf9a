import ExpertiseRoute from '@/src/app/(site)/[locale]/expertises/[slug]/page'
import { BesideForm, BY_ID } from '../../BesideForm'
import { drawTyped } from '../../drawPreview'

type Props = { params: Promise<{ id: string }> }

const page = <ExpertiseRoute params={BY_ID} />

async function draw(typed: unknown) {
  'use server'
  return drawTyped(typed, page)
}

export default async function PreviewRoute({ params }: Props) {
  return <BesideForm document={['expertise-pages', (await params).id]} draw={draw} page={page} />
}
