export default function HomePage() {
  return <h1>Exemplia</h1>
}
