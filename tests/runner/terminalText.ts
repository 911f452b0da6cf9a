/** Terminal output of the commands of this folder. */
export const terminalText = {
  generatedOutdated: (file: string) =>
    `${file} no longer matches the configuration. Run: npm run generate`,
  nextMajorsTried: (fine: string[], folder: string) =>
    `\nSuccessful steps: ${fine.join(', ') || 'none'}. The copy stays in ${folder}.`,
  installingNginx: 'No nginx found: installing…',
  noNginx:
    'No nginx found, and the installation failed. Install it (package nginx-light): some journeys use the production proxy.',
  installingChromium: 'No Chromium found: installing…',
  noChromium:
    'No Chromium found, and the installation failed. Set CHROMIUM_PATH to the path of a Chromium.',
}
