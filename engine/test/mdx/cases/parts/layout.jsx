export default function Wide({ children }) {
  return <main className="wide">{children}</main>;
}
export const other = 1;
