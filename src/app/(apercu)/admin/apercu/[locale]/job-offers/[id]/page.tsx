import OfferRoute from '@/src/app/(site)/[locale]/nos-offres/[slug]/page'
import { BesideForm, BY_ID } from '../../BesideForm'
import { drawTyped } from '../../drawPreview'

type Props = { params: Promise<{ id: string }> }

const page = <OfferRoute params={BY_ID} />

async function draw(typed: unknown) {
  'use server'
  return drawTyped(typed, page)
}

export default async function PreviewRoute({ params }: Props) {
  return <BesideForm document={['job-offers', (await params).id]} draw={draw} page={page} />
}
