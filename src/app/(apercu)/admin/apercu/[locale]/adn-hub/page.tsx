import AdnHubRoute from '@/src/app/(site)/[locale]/notre-adn/page'
import { BesideForm } from '../BesideForm'
import { drawTyped } from '../drawPreview'

const page = <AdnHubRoute />

async function draw(typed: unknown) {
  'use server'
  return drawTyped(typed, page)
}

export default function PreviewRoute() {
  return <BesideForm document={['adn-hub']} draw={draw} page={page} />
}
