export default function Window() {
  return <main>A window</main>;
}
