import { CommentEntity } from './features/comments/comment.entity.js';
import { CourseInstanceEntity } from './features/course-instances/course-instance.entity.js';
import { ExamEntity } from './features/exams/exam.entity.js';
import { StudentEntity } from './features/students/student.entity.js';
import { TaskEntity } from './features/tasks/task.entity.js';
import { UploadedFileEntity } from './features/files/uploaded-file.entity.js';
import { UserEntity } from './platform/auth/accounts/user.entity.js';

/** Every entity that TypeORM writes; hot reads and bulk work are SQL of their own. */
export const ENTITIES = [
  CommentEntity,
  CourseInstanceEntity,
  ExamEntity,
  StudentEntity,
  TaskEntity,
  UploadedFileEntity,
  UserEntity,
];
