export const metadata = { title: 'A page without any client component' }

export default function EmptyPage() {
  return <h1>A page without any client component</h1>
}
