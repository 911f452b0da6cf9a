export default function GlobalNotFound() {
  return (
    <html lang="fr">
      <body>
        <h1>Page non trouvée</h1>
      </body>
    </html>
  )
}
