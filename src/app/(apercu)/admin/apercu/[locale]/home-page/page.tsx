import HomePage from '@/src/app/(site)/[locale]/page'
import { BesideForm } from '../BesideForm'
import { drawTyped } from '../drawPreview'

const page = <HomePage />

async function draw(typed: unknown) {
  'use server'
  return drawTyped(typed, page)
}

export default function PreviewRoute() {
  return <BesideForm document={['home-page']} draw={draw} page={page} />
}
