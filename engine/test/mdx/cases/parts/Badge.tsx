interface BadgeProps {
  text: string;
}

export const Badge = ({ text }: BadgeProps) => <span className="badge">{text}</span>;
